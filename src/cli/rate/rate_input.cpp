#include "src/cli/rate/rate_input.hpp"

#include <algorithm>
#include <limits>

#include "src/cli/command/input.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

std::string grown(const std::string& file, std::uint64_t bytes) {
  return error_text(file, {0, 0,
                           "it has grown since the run began; the results are those of its first " +
                               std::to_string(bytes) + " bytes, as recorded in their header"});
}

std::string altered(const std::string& file) {
  return error_text(file, {0, 0,
                           "it was changed while it was rated, so rows may come from either version; rate it again "
                           "from the start"});
}

}  // namespace

RateInput::RateInput(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    if (is_written_out(file)) {
      files_.push_back({"puzzle", FileFingerprint{file.size(), checksum_of(file)}, {}});
    } else {
      const FileState state = state_of(file);
      files_.push_back({file, fingerprint_of(file), state});
    }
  }
}

Json RateInput::json() const {
  Json input = Json::array();
  for (const File& file : files_) {
    Json json = {{"file", file.name}, {"bytes", nullptr}, {"checksum", nullptr}};
    if (file.fingerprint) json["bytes"] = file.fingerprint->bytes;
    if (file.fingerprint) json["checksum"] = file.fingerprint->checksum;
    input.push_back(std::move(json));
  }
  return input;
}

bool RateInput::is_known() const {
  return std::ranges::all_of(files_, [](const File& file) { return file.fingerprint.has_value(); });
}

void RateInput::go_back_to(const Json& noted) {
  if (!noted.is_array() || noted.size() != files_.size()) return;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    File& file = files_[i];
    const Json bytes = noted[i].is_object() ? noted[i].value("bytes", Json()) : Json();
    if (!file.fingerprint || !file.state.is_file || !bytes.is_number_unsigned()) continue;
    if (bytes >= file.fingerprint->bytes) continue;
    const auto begin = fingerprint_of(file.name, bytes.get<std::uint64_t>());
    if (!begin || noted[i].value("checksum", Json()) != begin->checksum) continue;
    file.fingerprint = begin;
    file.is_grown = true;
  }
}

std::optional<Failure> RateInput::damage_of(const std::string& name) const {
  const auto file = std::ranges::find(files_, name, &File::name);
  if (file == files_.end() || !file->fingerprint || file->fingerprint->damage.empty()) return std::nullopt;
  return damaged(name, file->fingerprint->damage);
}

std::uint64_t RateInput::bytes_to_read(const std::string& name) const {
  const auto file = std::ranges::find(files_, name, &File::name);
  if (file == files_.end() || !file->fingerprint || !file->state.is_file) {
    return std::numeric_limits<std::uint64_t>::max();
  }
  const std::int64_t before = name == "-" ? platform::position_of(platform::standard_input) : 0;
  const std::uint64_t bytes = file->fingerprint->bytes;
  return bytes - std::min(bytes, static_cast<std::uint64_t>(std::max<std::int64_t>(before, 0)));
}

RateInput::Changes RateInput::changes() const {
  Changes changes;
  for (const File& file : files_) {
    if (!file.fingerprint || !file.state.is_file) continue;
    const FileState now = state_of(file.name);
    if (!now.is_file || (now == file.state && !file.is_grown)) continue;
    const auto begin = fingerprint_of(file.name, file.fingerprint->bytes);
    if (!begin || begin->checksum != file.fingerprint->checksum) {
      changes.altered.push_back(altered(file.name));
    } else if (now.bytes > file.fingerprint->bytes) {
      changes.grown.push_back(grown(file.name, file.fingerprint->bytes));
    }
  }
  return changes;
}

}  // namespace deduku::cli
