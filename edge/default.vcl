vcl 4.1;

# The cache in front of the site. Subroutines stand in the order a request travels. What may be stored is decided by the
# origin's headers, never here: no `public` with `s-maxage`, or no tags, or a Set-Cookie, and it is not stored.
#
# A purge makes what it names old, and keeps it. While the origin is well, old means gone: nobody is shown it. When the
# origin is not well, old is far better than nothing, and is served for three days.

import accept;
import directors;
import std;
import var;
import xkey;

include "settings.vcl";

sub vcl_init {
  call settings_init;
  var.global_set("epoch", "start");
}

sub vcl_recv {
  if (req.restarts == 0) {
    call distrust_headers;
    call purge;
    call settings_check_host;
    call choose_origin;
    call settings_development;
    call refuse_odd_addresses;
    call pass_private;
    call choose_language;
    call forget_visitor;
    call choose_encoding;
  } else {
    call choose_origin;
    call remember_visitor;
  }
  return (hash);
}

# Only the edge itself may say where a request came from, and what it has found out about it.
sub distrust_headers {
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
  unset req.http.X-Edge-Encoding;
  unset req.http.X-Edge-Epoch;
  unset req.http.X-Edge-Fresh;
  unset req.http.X-Edge-Private;
  unset req.http.X-Edge-Query;
  unset req.http.X-Edge-Saved;
  unset req.http.X-Edge-Session;
  unset req.http.X-Forwarded-For;
}

# The CMS says which tags have changed. It comes to an address of its own, which visitors cannot reach, with a secret; a
# visitor may only say what browsers say.
# The epoch comes first: a page that is being made right now may hold what was there before, and must not be stored.
sub purge {
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

# No address of ours needs these: encoded letters, digits, dots and slashes, backslashes, semicolons, raw bytes. Cache and
# origin could read them differently.
sub refuse_odd_addresses {
  if (req.url !~ "^/[A-Za-z0-9/_-]*$" &&
      (req.url ~ "(?i)^[^?]*(%(2[3def]|3[0-9bf]|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9ae]|[01]|7f)|[\\;]|/\.\.?(/|$|\?))" ||
      req.url ~ "[^\x21-\x7e]" || req.url !~ "^/")) {
    return (synth(400, "Bad Request"));
  }
  # Forms have less than a hundred thousand bytes, and a question has no body.
  if (req.http.Content-Length && req.http.Content-Length !~ "^\d{1,5}$") {
    return (synth(413, "Content Too Large"));
  }
  if ((req.method == "GET" || req.method == "HEAD") &&
      ((req.http.Content-Length && req.http.Content-Length != "0") || req.http.Transfer-Encoding)) {
    return (synth(400, "Bad Request"));
  }
  # Counters are for whoever runs the site; they are read from the web itself.
  if (req.url ~ "(?i)^/+health/+metrics") {
    return (synth(404, "Not Found"));
  }
}

# Uploaded media comes from the CMS, and the way to another provider of sign-in and back leads through it; everything else
# comes from the web. Nothing else of the CMS is reachable, and nothing is sent to it.
sub choose_origin {
  if (req.url ~ "^/(uploads/[A-Za-z0-9._-]+|api/connect/[A-Za-z0-9_-]+(/callback)?)(\?|$)") {
    if (req.method != "GET" && req.method != "HEAD") {
      return (synth(405, "Method Not Allowed"));
    }
    set req.backend_hint = cms;
  } else {
    set req.backend_hint = web.backend();
  }
}

# Sign-in and account pages, their data, and health never meet the cache, whatever follows in their address. The test
# is wider than the routes on purpose: capitals and doubled slashes must not slip past it.
sub pass_private {
  if (req.url ~ "(?i)^/+([a-z]{2,3}/+)?(auth|account|session|enquiry|health|reports|api)([/?.%&]|$)" ||
      (req.method != "GET" && req.method != "HEAD")) {
    set req.http.X-Edge-Private = "yes";
    set req.http.X-Forwarded-For = client.ip;
    return (pass);
  }
}

# `/` is the one address whose language is chosen for the visitor: by the cookie, else by Accept-Language, else the
# default. Somebody who comes from another page of the site has chosen already. The rule is the web's own
# (web/app/locales/choose.ts), kept here too so that it holds while the web is down.
sub choose_language {
  if (req.url ~ "^/($|\?)") {
    call settings_default_language;
    call find_language;
    if (req.http.X-Language != req.http.X-Default-Language) {
      return (synth(302, "/" + req.http.X-Language + regsub(req.url, "^/", "")));
    }
    unset req.http.X-Language;
    unset req.http.X-Default-Language;
  }
}

sub find_language {
  if (req.http.Sec-Fetch-Site == "same-origin") {
    set req.http.X-Language = req.http.X-Default-Language;
  } else if (!req.http.Sec-Fetch-Site && req.http.Referer && req.http.Referer ~ "^https?://" &&
             regsub(req.http.Referer, "^https?://([^/]+).*$", "\1") == req.http.Host) {
    set req.http.X-Language = req.http.X-Default-Language;
  } else {
    # The vmod compares whole tags: `pl-PL` must be `pl` first.
    set req.http.X-Language = languages.filter(
      regsuball(std.tolower(req.http.Accept-Language), "([a-z]{2,3})-[a-z0-9-]+", "\1"));
    if (req.http.Cookie ~ "(^|;\s*)i18n_redirected=[a-z]{2,3}(;|$)") {
      # A language we do not have falls through to Accept-Language.
      set req.http.X-Cookie-Language = regsub(req.http.Cookie, "^(?:.*;)?\s*i18n_redirected=([a-z]{2,3})(?:;.*)?$", "\1");
      if (languages.filter(req.http.X-Cookie-Language) == req.http.X-Cookie-Language) {
        set req.http.X-Language = req.http.X-Cookie-Language;
      }
      unset req.http.X-Cookie-Language;
    }
  }
}

# A public page is the same for everybody: nothing of the visitor reaches the key or the origin. That holds for the query
# too: no public page reads one, so tracking links share one copy, and only redirects are given it back. A page that comes
# to read a parameter keeps it here, by name: set req.url = regsuball(...), then std.querysort(req.url).
sub forget_visitor {
  if (req.url ~ "\?") {
    set req.http.X-Edge-Query = regsub(req.url, "^[^?]*", "");
    set req.url = regsub(req.url, "\?.*$", "");
  }
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?session=") {
    set req.http.X-Edge-Session = req.http.Cookie;
  }
  unset req.http.Accept;
  unset req.http.Accept-Language;
  unset req.http.Cookie;
  unset req.http.Origin;
  unset req.http.Referer;
  unset req.http.User-Agent;
}

# A page that editors have reserved for signed-in people has an address like any other. Asked for without a session it says
# so, and whoever has one asks again, with it, past the cache.
sub ask_again_with_session {
  if (resp.http.X-Asks-For-Session && req.http.X-Edge-Session && !req.http.X-Edge-Private) {
    set req.http.X-Edge-Private = "yes";
    return (restart);
  }
}

sub remember_visitor {
  if (req.http.X-Edge-Private) {
    set req.http.Cookie = req.http.X-Edge-Session;
    set req.http.X-Forwarded-For = client.ip;
    set req.url = req.url + req.http.X-Edge-Query;
    return (pass);
  }
}

# Built files exist in Brotli too, compressed once; they are the only answers with two stored copies.
sub choose_encoding {
  if (req.url ~ "^/assets/" && req.http.Accept-Encoding ~ "(?i)(^|[\s,])br($|[\s,;])") {
    set req.http.X-Edge-Encoding = "br";
  }
}

sub vcl_hash {
  if (req.http.X-Edge-Encoding) {
    hash_data(req.http.X-Edge-Encoding);
  }
}

# Parts are cut from stored answers only; what is asked past the cache is asked for whole.
sub vcl_pass {
  unset req.http.Range;
}

# An old copy was found. While the origin is well it is not shown: the request starts again, for a fresh one only. While
# the origin is not, or after it has just failed, the old copy is what there is, and is asked about in the background.
sub vcl_hit {
  if (obj.ttl <= 0s && !req.http.X-Edge-Saved) {
    call ask_after_origin;
    if (!req.http.X-Edge-Saved) {
      set req.http.X-Edge-Fresh = "yes";
      set req.grace = 0s;
      return (restart);
    }
  }
}

# Nothing is there. If the origin has already taken its time to fail, it is not asked twice.
sub vcl_miss {
  if (req.http.X-Edge-Saved && now > req.time + 1s) {
    return (synth(503, "Service Unavailable"));
  }
  if (!req.http.X-Edge-Fresh) {
    call ask_after_origin;
  }
}

# X-Edge-Saved: whatever is saved will do.
sub ask_after_origin {
  if (!std.healthy(req.backend_hint) || (req.backend_hint != cms && !std.healthy(content.backend()))) {
    set req.http.X-Edge-Saved = "yes";
  }
}

sub vcl_backend_fetch {
  unset bereq.http.X-Edge-Query;
  unset bereq.http.X-Edge-Session;
  # What is stored is no longer as the origin marked it, and "not modified" would not mark it again: it is asked for whole.
  if (!bereq.uncacheable) {
    unset bereq.http.If-None-Match;
    unset bereq.http.If-Modified-Since;
  }
  # No web says that it is well. One that is there, but busy or leaving, is better than nobody.
  if (bereq.backend != cms && !bereq.is_bgfetch && !std.healthy(bereq.backend)) {
    set bereq.backend = live_web.backend();
  }
  # Checking a password takes its time, and nobody is served an old answer instead.
  if (bereq.http.X-Edge-Private) {
    call settings_private_patience;
  }
  set bereq.http.X-Edge-Epoch = var.global_get("epoch");
  if (bereq.http.X-Edge-Encoding) {
    set bereq.http.Accept-Encoding = bereq.http.X-Edge-Encoding;
  }
}

sub vcl_backend_response {
  call never_store_failures;
  call store_only_the_marked;
  call store_nothing_overtaken;
  call mark_for_purging;
  call compress;
  # Varnish's own rules come next if they are let; they would keep an answer that was overtaken from being stored again
  # for two minutes.
  return (deliver);
}

# An error must not replace a good copy: the fetch is given up, and vcl_synth looks for the copy. Where there is none
# (X-Edge-Saved: it would have been used) the error is what the visitor gets, and for a second nobody queues for that page,
# so that all who wait are told at once, not one by one.
sub never_store_failures {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    if (bereq.is_bgfetch || !bereq.http.X-Edge-Saved) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
}

sub store_only_the_marked {
  if (bereq.uncacheable) {
    call hide_tags;
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)(^|[\s,])public([\s,]|$)" ||
      beresp.http.Cache-Control !~ "(?i)s-maxage=[1-9]" || !beresp.http.Surrogate-Key) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    call hide_tags;
    return (deliver);
  }
  # Pages that do not exist are not worth saving.
  if (beresp.status == 404) {
    set beresp.grace = 0s;
  } else {
    set beresp.grace = 72h;
  }
  unset beresp.http.Vary;
  # Browsers ask again after the max-age the origin gave; how long we keep it is our own business.
  set beresp.http.Cache-Control = regsuball(beresp.http.Cache-Control, "(?i),?\s*s-maxage=\d+", "");
}

# Something was purged while this was being made: it may be old already. It is made once more; if that would take long, or
# happens again, whoever asked gets it and it is not stored.
sub store_nothing_overtaken {
  if (bereq.http.X-Edge-Epoch != var.global_get("epoch")) {
    if (bereq.retries == 0 && now < bereq.time + 1s) {
      return (retry);
    }
    # Nobody asked: the copy that is saved stays, and is asked about again.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
  }
}

# `all` is on everything, for whoever wants to make everything anew.
sub mark_for_purging {
  set beresp.http.xkey = beresp.http.Surrogate-Key + " all";
  call hide_tags;
}

# Tags are between the origin and us.
sub hide_tags {
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Cache-Tag;
}

sub compress {
  if (beresp.http.Content-Type ~ "(?i)^(text/|application/(json|javascript|xml|manifest\+json|speculationrules\+json)|image/svg)") {
    set beresp.do_gzip = true;
  }
}

# The origin did not answer at all. Another web may: one from each end of the list, because one that has just died still
# counts as well for three seconds; then one from each end of those that are there, because one that has just started does
# not count as well before three. A failure that took long is not repeated; for what is never stored, and has waited in a
# busy web that then died, it must have taken longer to count as long.
sub vcl_backend_error {
  if (!bereq.is_bgfetch && bereq.retries < 4 && (bereq.method == "GET" || bereq.method == "HEAD") &&
      (now < bereq.time + 500ms || (bereq.http.X-Edge-Private && now < bereq.time + 2500ms))) {
    if (bereq.backend != cms) {
      call settings_another_web;
    }
    return (retry);
  }
  return (abandon);
}

sub vcl_deliver {
  call ask_again_with_session;
  call tell_the_visitor;
}

sub tell_the_visitor {
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  unset resp.http.X-Asks-For-Session;
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

# What the edge says by itself. Nobody may keep any of it. A failure is said only when nothing is saved. When this policy itself
# fails, Varnish has put the visitor's own headers back: such a request must not start again, past the checks.
sub vcl_synth {
  if (resp.status == 503 && resp.reason != "VCL failed" && !req.http.X-Edge-Private && !req.http.X-Edge-Saved) {
    set req.http.X-Edge-Saved = "yes";
    set req.grace = 72h;
    return (restart);
  }
  unset resp.http.X-Varnish;
  unset resp.http.Server;
  # What is refused is not waited for while it is still being sent.
  if (resp.status >= 400 && resp.status < 500 && (req.http.Content-Length || req.http.Transfer-Encoding)) {
    set resp.http.Connection = "close";
  }
  set resp.http.Cache-Control = "private, no-store";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (resp.status == 302) {
    set resp.http.Location = resp.reason;
    set resp.reason = "Found";
    return (deliver);
  }
  if (resp.status == 503) {
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Retry-After = "5";
    call settings_unavailable;
    return (deliver);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  synthetic(resp.status + " " + resp.reason + {"
"});
  return (deliver);
}
