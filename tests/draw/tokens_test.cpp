// The colours: readable, and different for eyes of every kind. Contrast is that of WCAG 2; differences are CIEDE2000
// after the matrices of Machado, Oliveira and Fernandes (2009) for full protanopia, deuteranopia and tritanopia.
#include "src/draw/tokens.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numbers>

namespace deduku::testing {
namespace {

using draw::token;
using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix normal_eyes = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr std::array<Matrix, 4> eyes = {{
    normal_eyes,
    {{{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}},
    {{{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}},
    {{{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}},
}};
constexpr Matrix xyz_of_rgb = {
    {{.4124564, .3575761, .1804375}, {.2126729, .7151522, .0721750}, {.0193339, .1191920, .9503041}}};

Triple times(const Matrix& matrix, const Triple& vector) {
  Triple product{};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t i = 0; i < 3; ++i) product[row] += matrix[row][i] * vector[i];
  }
  return product;
}

/// The linear parts of "#RRGGBB".
Triple linear(std::string_view colour) {
  Triple parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double part = std::stoi(std::string(colour.substr(1 + 2 * i, 2)), nullptr, 16) / 255.0;
    parts[i] = part <= .04045 ? part / 12.92 : std::pow((part + .055) / 1.055, 2.4);
  }
  return parts;
}

double luminance(std::string_view colour) {
  const Triple parts = linear(colour);
  return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
}

double contrast(std::string_view a, std::string_view b) {
  const double low = std::min(luminance(a), luminance(b));
  const double high = std::max(luminance(a), luminance(b));
  return (high + .05) / (low + .05);
}

/// CIELAB under D65, as seen by some eyes.
Triple lab(std::string_view colour, const Matrix& eye) {
  Triple seen = times(eye, linear(colour));
  for (double& part : seen) part = std::clamp(part, 0.0, 1.0);
  const Triple xyz = times(xyz_of_rgb, seen);
  constexpr Triple white = {.95047, 1, 1.08883};
  Triple f{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double t = xyz[i] / white[i];
    f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double degrees(double radians) {
  const double angle = radians * 180 / std::numbers::pi;
  return angle < 0 ? angle + 360 : angle;
}
double cosine(double angle) {
  return std::cos(angle * std::numbers::pi / 180);
}
double sine(double angle) {
  return std::sin(angle * std::numbers::pi / 180);
}

/// The grey part of the chroma: colours near the axis are spread.
double chroma_weight(double chroma) {
  const double power = std::pow(chroma, 7);
  return std::sqrt(power / (power + std::pow(25.0, 7)));
}

/// The hue between two others, on the shorter way.
double mean_hue(double first, double second) {
  if (std::abs(first - second) <= 180) return (first + second) / 2;
  return first + second < 360 ? (first + second + 360) / 2 : (first + second - 360) / 2;
}

double ciede2000(const Triple& p, const Triple& q) {
  const double stretch = 1 + .5 * (1 - chroma_weight((std::hypot(p[1], p[2]) + std::hypot(q[1], q[2])) / 2));
  const double chroma_p = std::hypot(p[1] * stretch, p[2]);
  const double chroma_q = std::hypot(q[1] * stretch, q[2]);
  const bool has_grey = chroma_p * chroma_q == 0;
  const double hue_p = degrees(std::atan2(p[2], p[1] * stretch));
  const double hue_q = degrees(std::atan2(q[2], q[1] * stretch));
  const double turn = has_grey ? 0 : std::remainder(hue_q - hue_p, 360);
  const double hue_change = 2 * std::sqrt(chroma_p * chroma_q) * sine(turn / 2);
  const double hue = has_grey ? hue_p + hue_q : mean_hue(hue_p, hue_q);
  const double light = (p[0] + q[0]) / 2;
  const double chroma = (chroma_p + chroma_q) / 2;
  const double t =
      1 - .17 * cosine(hue - 30) + .24 * cosine(2 * hue) + .32 * cosine(3 * hue + 6) - .2 * cosine(4 * hue - 63);
  const double light_scale = 1 + .015 * std::pow(light - 50, 2) / std::sqrt(20 + std::pow(light - 50, 2));
  const double chroma_scale = 1 + .045 * chroma;
  const double hue_scale = 1 + .015 * chroma * t;
  const double rotation = -2 * chroma_weight(chroma) * sine(60 * std::exp(-std::pow((hue - 275) / 25, 2)));
  const double l = (q[0] - p[0]) / light_scale;
  const double c = (chroma_q - chroma_p) / chroma_scale;
  const double h = hue_change / hue_scale;
  return std::sqrt(l * l + c * c + h * h + rotation * c * h);
}

/// The least difference for any eyes.
double difference(std::string_view a, std::string_view b) {
  double least = 1000;
  for (const Matrix& eye : eyes) least = std::min(least, ciede2000(lab(a, eye), lab(b, eye)));
  return least;
}

double contrast_in(Theme theme, std::string_view a, std::string_view b) {
  return contrast(token(a).in(theme), token(b).in(theme));
}

TEST(ColourScience, AgreesWithPublishedFigures) {
  EXPECT_NEAR(contrast("#FFFFFF", "#000000"), 21, .01);
  EXPECT_NEAR(contrast("#777777", "#FFFFFF"), 4.48, .01);
  // Pairs 1, 9 and 17 of Sharma, Wu and Dalal (2005).
  EXPECT_NEAR(ciede2000({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425, .0001);
  EXPECT_NEAR(ciede2000({50, 2.4900, -.0010}, {50, -2.4900, .0009}), 7.1792, .0001);
  EXPECT_NEAR(ciede2000({50, 2.5, 0}, {73, 25, -18}), 27.1492, .0001);
}

TEST(Tokens, AreColours) {
  for (const draw::Token& each : draw::tokens()) {
    for (Theme theme : {Theme::light, Theme::dark, Theme::print}) {
      EXPECT_EQ(each.in(theme).size(), 7U) << each.name;
      EXPECT_EQ(each.in(theme).find_first_not_of("#0123456789ABCDEF"), std::string_view::npos) << each.name;
    }
  }
}

TEST(Tokens, AreReadable) {
  constexpr std::array<std::pair<const char*, const char*>, 16> texts = {{
      {"ink", "paper"},
      {"ink", "surface"},
      {"ink-2", "paper"},
      {"ink-3", "paper"},
      {"pencil", "surface"},
      {"pencil", "core-tint"},
      {"pencil", "pen-tint"},
      {"pen", "surface"},
      {"pen", "pen-tint"},
      {"on-pen", "pen"},
      {"falls", "falls-tint"},
      {"core-ink", "core"},
      {"deep-ink", "deep"},
      {"far-ink", "far"},
      {"extra-ink", "extra"},
      {"stone-ink", "stone"},
  }};
  for (const auto& [text, below] : texts) {
    EXPECT_GE(contrast_in(Theme::light, text, below), 4.6) << text << " on " << below;
    EXPECT_GE(contrast_in(Theme::dark, text, below), 4.5) << text << " on " << below;
    EXPECT_GE(contrast_in(Theme::print, text, below), 5.3) << text << " on " << below;
  }
}

TEST(Tokens, LetLettersAndMarksOfSetsBeRead) {
  for (const char* colour : {"core", "deep", "far", "extra", "stone"}) {
    for (Theme theme : {Theme::light, Theme::dark, Theme::print}) {
      EXPECT_GE(contrast_in(theme, "ink", std::string(colour) + "-tint"), 4.5) << colour;
      EXPECT_GE(contrast_in(theme, "surface", std::string(colour) + "-line"), 4.5) << colour;
    }
  }
}

TEST(Tokens, LetLinesBeSeenOnTheBoard) {
  for (const char* line :
       {"core-line", "deep-line", "far-line", "extra-line", "stone-line", "falls", "link", "link-weak", "pen"}) {
    EXPECT_GE(contrast_in(Theme::light, line, "surface"), 4.6) << line;
    EXPECT_GE(contrast_in(Theme::dark, line, "surface"), 5.3) << line;
  }
}

/// Body and pivot are the most similar colours that occur together in a step.
TEST(Tokens, DifferForEveryEye) {
  constexpr std::array<std::pair<const char*, const char*>, 9> together = {{{"core", "deep"},
                                                                            {"core", "far"},
                                                                            {"core", "extra"},
                                                                            {"deep", "far"},
                                                                            {"deep", "extra"},
                                                                            {"far", "extra"},
                                                                            {"stone", "extra"},
                                                                            {"core", "falls"},
                                                                            {"far", "falls"}}};
  for (const auto& [a, b] : together) {
    EXPECT_GE(difference(token(a).light, token(b).light), 14.6) << a << ", " << b;
    EXPECT_GE(difference(token(a).dark, token(b).dark), 14.6) << a << ", " << b;
  }
  EXPECT_NEAR(difference(token("core").light, token("deep").light), 17.7, .1);
  EXPECT_NEAR(difference(token("core").dark, token("deep").dark), 14.7, .1);
}

TEST(Tokens, OutlineSetsDifferently) {
  constexpr std::array<const char*, 4> lines = {"extra-line", "deep-line", "far-line", "core-line"};
  for (const char* a : lines) {
    for (const char* b : lines) {
      if (a >= b) continue;
      EXPECT_GE(difference(token(a).light, token(b).light), 12.4) << a << ", " << b;
      EXPECT_GE(difference(token(a).dark, token(b).dark), 9.7) << a << ", " << b;
    }
  }
}

}  // namespace
}  // namespace deduku::testing
