vcl 4.1;

# The cache in front of the site. Subroutines stand in the order a request travels. What may be stored is decided by the
# origin's headers, never here: no `public` with `s-maxage`, or no tags, or a Set-Cookie, and it is not stored.

import accept;
import directors;
import std;
import xkey;

include "settings.vcl";

sub vcl_init {
  call settings_init;
}

sub vcl_recv {
  call settings_check_host;
  call distrust_headers;
  call choose_origin;
  call pass_private;
  call choose_language;
  call forget_visitor;
}

# Only the edge itself may say where a request came from.
sub distrust_headers {
  unset req.http.X-Forwarded-Host;
  unset req.http.X-Forwarded-Proto;
  unset req.http.X-Forwarded-Port;
  unset req.http.Forwarded;
  unset req.http.X-Original-URL;
  unset req.http.X-Rewrite-URL;
  unset req.http.X-HTTP-Method-Override;
  set req.http.X-Forwarded-For = client.ip;
}

# Uploaded media comes from the CMS; everything else, from the web. Nothing else of the CMS is reachable.
sub choose_origin {
  if (req.url ~ "^/uploads/") {
    set req.backend_hint = cms;
  } else {
    set req.backend_hint = web.backend();
  }
}

# Sign-in and account pages, their data, and health never meet the cache, whatever follows in their address. The test
# is wider than the routes on purpose: encodings, capitals and doubled slashes must not slip past it.
sub pass_private {
  if (req.url ~ "(?i)^/+([a-z]{2,3}/+)?(auth|account|session|health)([/?.;%&]|$)" || req.url ~ "(?i)%(61|41)") {
    return (pass);
  }
  if (req.http.Authorization) {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
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
  unset req.http.Accept-Language;
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

# A public page is the same for everybody: nothing of the visitor reaches the key or the origin.
sub forget_visitor {
  unset req.http.Cookie;
  unset req.http.Referer;
  unset req.http.User-Agent;
}

sub vcl_backend_response {
  call keep_what_we_have;
  call store_only_the_marked;
  call mark_for_purging;
  call compress;
}

# An error found while refreshing in the background must not replace a good copy.
sub keep_what_we_have {
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub store_only_the_marked {
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(?i)(^|[\s,])public([\s,]|$)" ||
      beresp.http.Cache-Control !~ "(?i)s-maxage=[1-9]" || !beresp.http.Surrogate-Key || beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = 72h;
  unset beresp.http.Vary;
}

sub mark_for_purging {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
}

sub compress {
  if (beresp.http.Content-Type ~ "(?i)^(text/|application/(json|javascript|xml|manifest\+json)|image/svg)") {
    set beresp.do_gzip = true;
  }
}

sub vcl_deliver {
  call tell_the_visitor;
}

# Tags and shared-cache lifetimes are between the origin and us. Browsers ask again after the max-age the origin gave.
sub tell_the_visitor {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  unset resp.http.Age;
  set resp.http.Cache-Control = regsuball(resp.http.Cache-Control, "(?i),?\s*s-maxage=\d+", "");
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

sub vcl_synth {
  unset resp.http.X-Varnish;
  unset resp.http.Server;
  set resp.http.Cache-Control = "private, no-store";
  if (resp.status == 302) {
    set resp.http.Location = resp.reason;
    set resp.reason = "Found";
    return (deliver);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  synthetic(resp.status + " " + resp.reason + {"
"});
  return (deliver);
}

# Nothing stored and no origin: say so, and let nobody keep it.
sub vcl_backend_error {
  set beresp.http.Cache-Control = "private, no-store";
  set beresp.http.Retry-After = "5";
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.ttl = 0s;
  set beresp.uncacheable = true;
  synthetic({"<!doctype html><html lang="en"><meta charset="utf-8"><title>503 Service Unavailable</title><h1>We will be right back</h1><p>Please try again in a moment.</p><p lang="pl">Zaraz wracamy. Spróbuj ponownie za chwilę.</p></html>"});
  return (deliver);
}
