/**
 * The format of the access log: one line of JSON per request, for `varnishncsa -j -F`. Without IP address, query string and
 * cookies, because logs may be kept longer than personal data may be.
 */
export const accessLogFormat = `{${[
  '"part":"edge"',
  '"time":"%{%Y-%m-%dT%H:%M:%SZ}t"',
  '"trace":"%{VCL_Log:trace}x"',
  '"method":"%m"',
  '"path":"%U"',
  '"status":%s',
  '"bytes":%b',
  '"seconds":%{Varnish:time_firstbyte}x',
  '"cache":"%{Varnish:handling}x"',
].join(',')}}`;
