/**
 * Counts buckets in Redis, all of one call in one script, so that no other call comes between. The same arithmetic as
 * `count-bucket.ts`, by the clock of Redis: nodes whose clocks differ count the same window.
 */

/** KEYS: one per bucket. ARGV: the count, then amount, seconds and burst of each bucket. Returns index and wait of the first that is exceeded. */
export const TAKE_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local count = tonumber(ARGV[1])
for index, key in ipairs(KEYS) do
  local amount = tonumber(ARGV[index * 3 - 1])
  local windowMs = ARGV[index * 3] * 1000
  local interval = windowMs / amount
  local burstMs = ARGV[index * 3 + 1] * interval
  local known = redis.call('HMGET', key, 'windowEnds', 'taken', 'wholeAt')
  local windowEnds = tonumber(known[1]) or 0
  local taken = tonumber(known[2]) or 0
  local wholeAt = tonumber(known[3]) or 0
  if now >= windowEnds then
    windowEnds = now + windowMs
    taken = 0
  end
  taken = taken + count
  wholeAt = math.max(wholeAt, now) + count * interval
  local wait = 0
  if taken > amount then wait = windowEnds - now end
  local burstWait = wholeAt - burstMs - now
  if burstWait > 1 then wait = math.max(wait, burstWait) end
  if wait > 0 then return {index, math.ceil(wait)} end
  redis.call('HSET', key, 'windowEnds', string.format('%.0f', windowEnds), 'taken', taken, 'wholeAt', string.format('%.3f', wholeAt))
  redis.call('PEXPIREAT', key, math.ceil(math.max(windowEnds, wholeAt)))
end
return {}
`

/** KEYS and ARGV as above. What has expired meanwhile is whole already. */
export const GIVE_BACK_SCRIPT = `
local count = tonumber(ARGV[1])
for index, key in ipairs(KEYS) do
  local interval = ARGV[index * 3] * 1000 / ARGV[index * 3 - 1]
  local known = redis.call('HMGET', key, 'taken', 'wholeAt')
  if known[1] then
    redis.call('HSET', key, 'taken', math.max(0, known[1] - count), 'wholeAt', string.format('%.3f', known[2] - count * interval))
  end
end
return {}
`

/** KEYS: the set of nodes. ARGV: the name of this one, and after how many milliseconds without a word a node counts as gone. Returns how many there are. */
export const COUNT_NODES_SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`
