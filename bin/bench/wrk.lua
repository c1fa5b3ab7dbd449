-- Makes each request of a run one of its own, by "{n}" in its body, and ends with a line of JSON.
local threads = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

function init(args)
  local mark, body, count = args[1], args[2], 0
  if body == nil then return end
  wrk.method = "POST"
  request = function()
    count = count + 1
    return wrk.format(nil, nil, nil, (body:gsub("{n}", mark .. "x" .. number .. "x" .. count)))
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
