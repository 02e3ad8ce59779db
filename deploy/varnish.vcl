vcl 4.1;

# A CDN of one's own: caches pages as the shop allows, and drops them when the shop names their tags (CDN_PURGE_STYLE=varnish).
backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

# The nodes of the shop.
acl nodes {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "BAN") {
    if (!client.ip ~ nodes) {
      return (synth(403));
    }
    ban("obj.http.Cache-Tag ~ " + req.http.Purge-Tags);
    return (synth(204));
  }
  # Pages contain nothing personal; carts and orders are requested with a token and never cached.
  if (req.method != "GET" && req.method != "HEAD" || req.http.Authorization) {
    return (pass);
  }
  # The shop names tags to clients that identify as a CDN (RFC 8586).
  set req.http.CDN-Loop = "varnish";
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control !~ "s-maxage" && beresp.http.Cache-Control !~ "public") {
    set beresp.uncacheable = true;
  }
}

sub vcl_deliver {
  unset resp.http.Cache-Tag;
}
