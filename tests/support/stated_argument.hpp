// Whether a step states its argument: why each of its effects follows, from statements that prove it.
#pragma once

#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/explain.hpp"
#include "deduku/premises.hpp"

namespace deduku::testing {

inline void expect_stated(const StepView& view, Promise promise) {
  const Evidence& evidence = view.step.evidence;
  ASSERT_FALSE(evidence.explanations.empty()) << step_line(view);
  for (Candidate effect : view.step.effects.removes | view.step.effects.places) {
    EXPECT_TRUE(evidence.reason_of(effect))
        << step_line(view) << ": " << effect.cell().index() << " " << effect.digit().number();
  }
  for (const Explanation& explanation : evidence.explanations) {
    EXPECT_TRUE((view.step.effects.removes | view.step.effects.places).contains(explanation.effects))
        << step_line(view);
  }
  const Premises stated = premises_of(view);
  const Proof proof = check(view.before, stated, view.step.effects, promise);
  EXPECT_EQ(proof.verdict, Verdict::proved) << name(proof.verdict) << " " << step_line(view);
}

}  // namespace deduku::testing
