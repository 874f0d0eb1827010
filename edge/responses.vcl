vcl 4.1;

# Fetching, storing and delivering responses. Included by default.vcl.

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-Query;
  unset bereq.http.X-Edge-Session;
  # Stored objects no longer have the origin's cache headers, and a 304 would not bring them back: fetch the whole
  # response.
  if (!bereq.uncacheable) {
    unset bereq.http.If-None-Match;
    unset bereq.http.If-Modified-Since;
  }
  # No web instance is healthy: use one that is live, which may be busy or draining.
  if (bereq.backend != cms && !bereq.is_bgfetch && !std.healthy(bereq.backend)) {
    set bereq.backend = live_web.backend();
  }
  # Private responses have a longer timeout: a password check is slow, and there is no stale copy to serve instead.
  if (bereq.http.X-Edge-Private) {
    call settings_private_timeout;
  }
  set bereq.http.X-Edge-Epoch = var.global_get("epoch");
  if (bereq.http.X-Edge-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Edge-Encoding;
  }
}

sub vcl_backend_response {
  call handle_server_errors;
  call store_only_cacheable;
  call skip_storing_after_purge;
  call set_cache_tags;
  call enable_gzip;
  # Skips Varnish's built-in rules: for a response with a ttl of 0 s (skip_storing_after_purge) they would prevent
  # storing that page for two minutes.
  return (deliver);
}

# A server error must not replace a stored copy: the fetch is abandoned, and vcl_synth restarts the request to look for
# a stale copy. With X-Edge-Allow-Stale there was none, so the visitor gets the error. It is marked as uncacheable for
# one second, so that requests waiting for the same page are not served one after another.
sub handle_server_errors {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    if (bereq.is_bgfetch || !bereq.http.X-Edge-Allow-Stale) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
}

sub store_only_cacheable {
  if (bereq.uncacheable) {
    call remove_tag_headers;
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)(^|[\s,])public([\s,]|$)" ||
      beresp.http.Cache-Control !~ "(?i)s-maxage=[1-9]" || !beresp.http.Surrogate-Key) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    call remove_tag_headers;
    return (deliver);
  }
  # Stale copies of 404 and 410 pages are not kept.
  if (beresp.status == 404 || beresp.status == 410) {
    set beresp.grace = 0s;
  } elsif (bereq.url ~ "\?q=") {
    # Endless searches would push out the stale copies of pages.
    set beresp.grace = 60s;
  } else {
    set beresp.grace = 72h;
  }
  unset beresp.http.Vary;
  # Browsers use max-age; s-maxage is only for the edge.
  set beresp.http.Cache-Control = regsuball(beresp.http.Cache-Control, "(?i),?\s*s-maxage=\d+", "");
}

# A purge arrived during this fetch, so the response may be outdated. It is fetched once more. If the first fetch took a
# second or longer, or a purge arrives again, the response is delivered and not stored.
sub skip_storing_after_purge {
  if (bereq.http.X-Edge-Epoch != var.global_get("epoch")) {
    if (bereq.retries == 0 && now < bereq.time + 1s) {
      return (retry);
    }
    # Background fetch: no request waits for the response. The stale copy stays; a later request refreshes it.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
  }
}

# Every object has the tag `all`, so that one purge can cover the whole cache.
sub set_cache_tags {
  set beresp.http.xkey = beresp.http.Surrogate-Key + " all";
  call remove_tag_headers;
}

# Visitors do not get cache tags.
sub remove_tag_headers {
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Cache-Tag;
}

sub enable_gzip {
  if (beresp.http.Content-Type ~ "(?i)^(text/|application/(json|javascript|xml|manifest\+json|speculationrules\+json)|image/svg)") {
    set beresp.do_gzip = true;
  }
}

# The origin did not answer. Retry order: first healthy, last healthy, first live, last live web instance. A dead
# backend looks healthy for 3 s, and a started one looks unhealthy for 3 s. Failures after 500 ms are not retried. For
# private requests the limit is 2.5 s, because they have no stale copy and may have waited in a busy web instance that
# then died.
sub vcl_backend_error {
  if (!bereq.is_bgfetch && bereq.retries < 4 && (bereq.method == "GET" || bereq.method == "HEAD") &&
      (now < bereq.time + 500ms || (bereq.http.X-Edge-Private && now < bereq.time + 2500ms))) {
    if (bereq.backend != cms) {
      call settings_choose_retry_backend;
    }
    return (retry);
  }
  return (abandon);
}

sub vcl_deliver {
  call restart_with_session;
  call set_response_headers;
}

sub set_response_headers {
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  unset resp.http.X-Requires-Session;
  unset resp.http.Age;
  if (resp.status == 301 && req.http.X-Edge-Query && resp.http.Location !~ "\?") {
    set resp.http.Location = resp.http.Location + req.http.X-Edge-Query;
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

sub set_allow_header {
  if (local.socket == "purge") {
    set resp.http.Allow = "PURGE";
  } else if (req.method ~ "^(POST|PUT|PATCH|DELETE|OPTIONS)$") {
    # Reached only for files of the CMS; the web answers these methods for all other URLs.
    set resp.http.Allow = "GET, HEAD, OPTIONS";
  } else {
    set resp.http.Allow = "GET, HEAD, POST, OPTIONS";
  }
}

# Responses made by the edge; none may be cached. A 503 first restarts the request to look for a stale copy. After a VCL
# failure Varnish has restored the client's original headers: such a request must not restart, because a restart skips
# the checks of vcl_recv.
sub vcl_synth {
  if (resp.status == 503 && resp.reason != "VCL failed" && !req.http.X-Edge-Private && !req.http.X-Edge-Allow-Stale) {
    set req.http.X-Edge-Allow-Stale = "yes";
    set req.grace = 72h;
    return (restart);
  }
  unset resp.http.X-Varnish;
  unset resp.http.Server;
  # Close the connection of a rejected request instead of reading the rest of its body.
  if (resp.status >= 400 && resp.status < 500 && (req.http.Content-Length || req.http.Transfer-Encoding)) {
    set resp.http.Connection = "close";
  }
  set resp.http.Cache-Control = "private, no-store";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (resp.status == 405 || resp.status == 204) {
    call set_allow_header;
  }
  if (resp.status == 204) {
    return (deliver);
  }
  if (resp.status == 302) {
    set resp.http.Location = resp.reason;
    set resp.reason = "Found";
    return (deliver);
  }
  if (resp.status == 503) {
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Retry-After = "5";
    call settings_unavailable_page;
    return (deliver);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  synthetic(resp.status + " " + resp.reason + {"
"});
  return (deliver);
}
