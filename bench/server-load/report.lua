-- What the runs of wrk have in common: at the end, what was measured, as one line of JSON.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format('\n{"done":%d,"perSecond":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests, summary.requests * 1e6 / summary.duration,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
end
