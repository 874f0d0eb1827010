vcl 4.1;

# The cache in front of the site. Subroutines follow the order in which a request is processed: this file handles
# requests, responses.vcl fetches and delivers responses. The origin's headers alone decide what is stored: a response
# needs `public`, `s-maxage` and cache tags, and must not have a Set-Cookie.
#
# A purge is a soft purge: it marks the tagged objects as stale and keeps them. While the origin is healthy, stale
# copies are not served. While it is unhealthy, they are served for up to 72 hours.

import accept;
import directors;
import std;
import var;
import vsthrottle;
import xkey;

include "settings.vcl";

sub vcl_init {
  call settings_init;
  var.global_set("epoch", "start");
}

sub vcl_recv {
  if (req.restarts == 0) {
    call remove_untrusted_headers;
    call start_trace;
    call handle_purge;
    call settings_check_host;
    call choose_backend;
    call settings_bypass_cache_in_development;
    call reject_invalid_requests;
    call pass_private_requests;
    call redirect_root_by_language;
    call choose_format;
    call remove_visitor_data;
    call choose_encoding;
  } else {
    call choose_backend;
    call pass_with_session;
  }
  return (hash);
}

# Clients must not set credentials (Authorization), headers that say where a request comes from (X-Forwarded-*,
# X-Real-IP) or that override its host, method or URL, headers that React Router interprets, or the edge's own internal headers (X-Edge-*).
sub remove_untrusted_headers {
  unset req.http.Authorization;
  unset req.http.Forwarded;
  unset req.http.X-Forwarded-Host;
  unset req.http.X-Forwarded-Port;
  unset req.http.X-Forwarded-Prefix;
  unset req.http.X-Forwarded-Proto;
  unset req.http.X-Forwarded-Scheme;
  unset req.http.X-Forwarded-Server;
  unset req.http.X-Forwarded-SSL;
  unset req.http.X-Host;
  unset req.http.X-HTTP-Host-Override;
  unset req.http.X-HTTP-Method;
  unset req.http.X-HTTP-Method-Override;
  unset req.http.X-Method-Override;
  unset req.http.X-Original-Host;
  unset req.http.X-Original-URL;
  unset req.http.X-Real-IP;
  unset req.http.X-Rewrite-URL;
  unset req.http.X-React-Router-Prerender-Data;
  unset req.http.X-React-Router-SPA-Mode;
  unset req.http.X-Remix-Reload-Document;
  unset req.http.X-Remix-Replace;
  unset req.http.X-Remix-Response;
  unset req.http.X-Edge-Social-Sign-In;
  unset req.http.X-Edge-Encoding;
  unset req.http.X-Edge-Epoch;
  unset req.http.X-Edge-Fresh-Only;
  unset req.http.X-Edge-Markdown;
  unset req.http.X-Edge-Private;
  unset req.http.X-Edge-Query;
  unset req.http.X-Edge-Search;
  unset req.http.X-Edge-Allow-Stale;
  unset req.http.X-Edge-Session;
  unset req.http.X-Forwarded-For;
  unset req.http.traceparent;
  unset req.http.tracestate;
  unset req.http.baggage;
}

# Begins the trace of the request: a trace id, a request id, and whether it is sampled. All parts log the ids; the access
# log (access-log.ts) has them too. Only decimal digits, because VCL cannot write hexadecimal numbers.
sub start_trace {
  set req.http.traceparent = "00-" +
    std.real2integer(std.random(10000000, 99999999), 0) + std.real2integer(std.random(10000000, 99999999), 0) +
    std.real2integer(std.random(10000000, 99999999), 0) + std.real2integer(std.random(10000000, 99999999), 0) + "-" +
    std.real2integer(std.random(10000000, 99999999), 0) + std.real2integer(std.random(10000000, 99999999), 0) + "-00";
  call settings_sample_trace;
  std.log("trace:" + req.http.traceparent);
}

# The CMS sends a purge with the changed cache tags and a secret to a separate port, which visitors cannot reach. On the
# site's port only the methods that browsers use are accepted.
# The epoch changes before the purge: a response that is being fetched at this moment may hold the previous content and
# must not be stored (skip_storing_after_purge).
sub handle_purge {
  if (local.socket == "purge") {
    if (req.method != "PURGE" || !req.http.X-Purge-Tags) {
      return (synth(405, "Method Not Allowed"));
    }
    call settings_check_purge_secret;
    var.global_set("epoch", req.xid);
    return (synth(200, "Purged " + xkey.softpurge(req.http.X-Purge-Tags)));
  }
  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405, "Method Not Allowed"));
  }
}

# Rejects URLs that cache and origin could interpret differently: percent-encoded letters, digits, dots and slashes,
# backslashes, semicolons, dot segments and raw bytes. No URL of the site contains them.
sub reject_invalid_requests {
  if (req.url !~ "^/[A-Za-z0-9/_-]*$" &&
      (req.url ~ "(?i)^[^?]*(%(2[3def]|3[0-9bf]|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9ae]|[01]|7f)|[\\;]|/\.\.?(/|$|\?))" ||
      req.url ~ "[^\x21-\x7e]" || req.url !~ "^/")) {
    return (synth(400, "Bad Request"));
  }
  # Forms have less than 100,000 bytes, a profile photo less than 6,000,000; GET and HEAD have no body.
  if (req.http.Content-Length && req.http.Content-Length !~ "^\d{1,5}$" &&
      (req.url !~ "^(/[a-z]{2})?/account/photo$" || req.http.Content-Length !~ "^([1-5]\d{6}|\d{1,6})$")) {
    return (synth(413, "Content Too Large"));
  }
  if ((req.method == "GET" || req.method == "HEAD") &&
      ((req.http.Content-Length && req.http.Content-Length != "0") || req.http.Transfer-Encoding)) {
    return (synth(400, "Bad Request"));
  }
}

# The CMS serves uploaded media and the redirects of social sign-in; the web serves everything else. No other path of
# the CMS is reachable, and only GET and HEAD are forwarded to it.
sub choose_backend {
  call settings_detect_social_sign_in;
  if (req.http.X-Edge-Social-Sign-In || req.url ~ "^/uploads/[A-Za-z0-9._-]+(\?|$)") {
    if (req.method == "OPTIONS") {
      return (synth(204, "No Content"));
    }
    if (req.method != "GET" && req.method != "HEAD") {
      return (synth(405, "Method Not Allowed"));
    }
    set req.backend_hint = cms;
  } else {
    set req.backend_hint = web.backend();
  }
}

# Sign-in, account, enquiry, preview, health and report URLs and their data requests bypass the cache. The pattern is wider than
# the routes on purpose, so that capital letters and doubled slashes do not avoid it.
sub pass_private_requests {
  if (req.url ~ "(?i)^/+([a-z]{2,3}/+)?(auth|account|session|enquiry|health|reports|preview)([/?.%&]|$)" ||
      req.http.X-Edge-Social-Sign-In ||
      (req.method != "GET" && req.method != "HEAD")) {
    set req.http.X-Edge-Private = "yes";
    set req.http.X-Forwarded-For = client.ip;
    return (pass);
  }
}

# `/` is the only URL whose language is negotiated: by the cookie, else by Accept-Language, else the default. A link from a page of this site to / means the default language, which has no prefix, so such a request is not
# redirected. The web has the same
# rule (web/app/locales/choose.ts); here it also works while the web is down.
sub redirect_root_by_language {
  if (req.url ~ "^/($|\?)") {
    call settings_default_language;
    call negotiate_language;
    if (req.http.X-Language != req.http.X-Default-Language) {
      return (synth(302, "/" + req.http.X-Language + regsub(req.url, "^/", "")));
    }
    unset req.http.X-Language;
    unset req.http.X-Default-Language;
  }
}

sub negotiate_language {
  if (req.http.Sec-Fetch-Site == "same-origin") {
    set req.http.X-Language = req.http.X-Default-Language;
  } else if (!req.http.Sec-Fetch-Site && req.http.Referer && req.http.Referer ~ "^https?://" &&
             regsub(req.http.Referer, "^https?://([^/]+).*$", "\1") == req.http.Host) {
    set req.http.X-Language = req.http.X-Default-Language;
  } else {
    # The vmod compares whole language tags, so `pl-PL` is shortened to `pl`.
    set req.http.X-Language = languages.filter(
      regsuball(std.tolower(req.http.Accept-Language), "([a-z]{2,3})-[a-z0-9-]+", "\1"));
    if (req.http.Cookie ~ "(^|;\s*)i18n_redirected=[a-z]{2,3}(;|$)") {
      # A language that the site does not have is ignored in favour of Accept-Language.
      set req.http.X-Cookie-Language = regsub(req.http.Cookie, "^(?:.*;)?\s*i18n_redirected=([a-z]{2,3})(?:;.*)?$", "\1");
      if (languages.filter(req.http.X-Cookie-Language) == req.http.X-Cookie-Language) {
        set req.http.X-Language = req.http.X-Cookie-Language;
      }
      unset req.http.X-Cookie-Language;
    }
  }
}

# Programs can read public pages as Markdown, which is stored beside the page and purged with it.
sub choose_format {
  if (req.http.Accept ~ "(?i)(^|[\s,])text/markdown($|[\s,;])" &&
      req.http.Accept !~ "(?i)text/markdown\s*;\s*q=0(\.0*)?\s*($|,)" && req.url !~ "^[^?]*\.") {
    set req.http.X-Edge-Markdown = "yes";
  }
}

# A public page is the same for all visitors: no visitor data reaches the cache key or the origin. The query string is
# removed too, because no public page reads it; tracking links share one copy, and redirects get the query string back.
# Only search pages keep what is searched for.
sub remove_visitor_data {
  if (req.url ~ "\?") {
    set req.http.X-Edge-Query = regsub(req.url, "^[^?]*", "");
    set req.url = regsub(req.url, "\?.*$", "");
    call keep_search_query;
  }
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?session=") {
    set req.http.X-Edge-Session = req.http.Cookie;
  }
  if (req.http.X-Edge-Markdown) {
    set req.http.Accept = "text/markdown";
  } else {
    unset req.http.Accept;
  }
  unset req.http.Accept-Language;
  unset req.http.Cookie;
  unset req.http.Origin;
  unset req.http.Referer;
  unset req.http.User-Agent;
}

# The same words in capitals or with more spaces are the same search.
sub keep_search_query {
  if (req.url ~ "^((/[a-z]{2,3})?/(search|szukaj)(/members)?|/suggestions/[a-z]{2,3})$" && req.http.X-Edge-Query ~ "[?&]q=") {
    set req.http.X-Edge-Search = std.tolower(regsub(req.http.X-Edge-Query, "^.*?[?&]q=([^&]*).*$", "\1"));
    set req.http.X-Edge-Search = regsuball(req.http.X-Edge-Search, "(\+|%20)+", "+");
    set req.http.X-Edge-Search = regsuball(req.http.X-Edge-Search, "^\+|\+$", "");
    if (req.http.X-Edge-Search ~ "^.{601}") {
      return (synth(414, "URI Too Long"));
    }
    set req.url = req.url + "?q=" + req.http.X-Edge-Search;
    unset req.http.X-Edge-Search;
  }
}

# Editors can restrict any page to members, so the edge cannot know from the URL which pages are restricted. The web answers a request without a session
# with X-Requires-Session; if the visitor sent a session cookie, the request restarts with it and bypasses the cache.
sub restart_with_session {
  if (resp.http.X-Requires-Session && req.http.X-Edge-Session && !req.http.X-Edge-Private) {
    set req.http.X-Edge-Private = "yes";
    return (restart);
  }
}

sub pass_with_session {
  if (req.http.X-Edge-Private) {
    set req.http.Cookie = req.http.X-Edge-Session;
    set req.http.X-Forwarded-For = client.ip;
    set req.url = regsub(req.url, "\?.*$", "") + req.http.X-Edge-Query;
    return (pass);
  }
}

# Built files are also compressed with Brotli at build time; only they are stored in two encodings.
sub choose_encoding {
  if (req.url ~ "^/assets/" && req.http.Accept-Encoding ~ "(?i)(^|[\s,])br($|[\s,;])") {
    set req.http.X-Edge-Encoding = "br";
  }
}

sub vcl_hash {
  if (req.http.X-Edge-Encoding) {
    hash_data(req.http.X-Edge-Encoding);
  }
  if (req.http.X-Edge-Markdown) {
    hash_data("markdown");
  }
}

# Varnish answers Range requests from stored objects only; requests that bypass the cache fetch the whole body.
sub vcl_pass {
  unset req.http.Range;
}

# A copy was found. A fresh one is served. If it is stale: while the origin is healthy, the request restarts and accepts only a fresh response. While it
# is unhealthy, or after it has just failed, the stale copy is served and refreshed by a background fetch.
sub vcl_hit {
  if (obj.ttl <= 0s && !req.http.X-Edge-Allow-Stale) {
    call allow_stale_if_unhealthy;
    if (!req.http.X-Edge-Allow-Stale) {
      set req.http.X-Edge-Fresh-Only = "yes";
      set req.grace = 0s;
      return (restart);
    }
  }
}

# There is no stored copy. If a fetch for this request has failed and the request is more than a second old, it is not fetched again.
sub vcl_miss {
  if (req.http.X-Edge-Allow-Stale && now > req.time + 1s) {
    return (synth(503, "Service Unavailable"));
  }
  call limit_searches;
  if (!req.http.X-Edge-Fresh-Only) {
    call allow_stale_if_unhealthy;
  }
}

# Every other search is a new one for the database. The networks of IPv6 addresses are those of their first four groups.
sub limit_searches {
  if (req.url ~ "\?q=" && !req.http.X-Edge-Allow-Stale &&
      vsthrottle.is_denied("search " + regsub(client.ip, "^((?:[0-9a-f]*:){4}).*", "\1"), 300, 60s)) {
    return (synth(429, "Too Many Requests"));
  }
}

# X-Edge-Allow-Stale: a stale copy may be served. The web counts as unhealthy also while it cannot read content
# (`content`).
sub allow_stale_if_unhealthy {
  if (!std.healthy(req.backend_hint) || (req.backend_hint != cms && !std.healthy(content.backend()))) {
    set req.http.X-Edge-Allow-Stale = "yes";
  }
}

include "./responses.vcl";
