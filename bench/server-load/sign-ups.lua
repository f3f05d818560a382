-- Each sign-up is another person's, from another address; SIGN_UPS_FROM is the number of the first.
dofile(os.getenv('REPORT'))
local n = tonumber(os.getenv('SIGN_UPS_FROM'))
function request()
  n = n + 1
  local address = string.format('10.%d.%d.%d', math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
  local body = string.format('{"name":"Fan %d","team":"Liverpool","email":"fan%d@example.com"}', n, n)
  return wrk.format('POST', nil, { ['content-type'] = 'application/json', ['x-forwarded-for'] = address }, body)
end
