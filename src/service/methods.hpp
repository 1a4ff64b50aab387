// The methods of the service. Each takes its parameters and returns its answer, or the fault of the call. They are in
// the order of docs/protocol.md.
#pragma once

#include "src/service/parameters.hpp"

namespace deduku::service {

using Answer = Expected<Json, ServiceError>;

Answer about(Parameters& parameters);
Answer technique(Parameters& parameters);
Answer read(Parameters& parameters);
Answer write(Parameters& parameters);
Answer check(Parameters& parameters);
Answer count(Parameters& parameters);
Answer solve(Parameters& parameters);
Answer rate(Parameters& parameters);
Answer hint(Parameters& parameters);
Answer steps(Parameters& parameters);
Answer path(Parameters& parameters);
Answer apply(Parameters& parameters);
Answer why(Parameters& parameters);
Answer assess(Parameters& parameters);
Answer assess_many(Parameters& parameters);
Answer verify(Parameters& parameters);
Answer progress(Parameters& parameters);
Answer draw(Parameters& parameters);
Answer style_sheet(Parameters& parameters);
Answer explain(Parameters& parameters);
Answer canonical(Parameters& parameters);
Answer minimise(Parameters& parameters);
Answer random(Parameters& parameters);
Answer generate(Parameters& parameters);

/// The first fields of the answers about one board.
Json answer_about(std::string_view method, const Board& board, std::string_view status);
/// The error for a call that makes no sense.
ServiceError impossible(std::string message);
/// The error after `stop` returned true.
ServiceError stopped();

}  // namespace deduku::service
