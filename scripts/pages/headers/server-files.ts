import { HASHED_FOLDERS } from '../../../config/h5/hashed-folders'
import { COMMON_HEADERS, FOREVER, pageHeaders, REVALIDATE, STRICT_TRANSPORT } from './headers'
import type { HeaderSettings } from './settings'

/** Default address of `npm run pages`. */
export const PAGES_ADDRESS = '127.0.0.1:4180'

type Headers = Readonly<Record<string, string>>

const ABOUT = `# Written by \`npm run headers\` for this build: write it again with each build. A gateway at the same origin needs a place of
# its own for its calls.`

const hashedHeaders: Headers = { ...COMMON_HEADERS, 'cache-control': FOREVER }

const builtPageHeaders = (page: string, settings: HeaderSettings): Headers => ({
  ...COMMON_HEADERS,
  'cache-control': REVALIDATE,
  ...pageHeaders(page, settings),
})

/**
 * Returns nginx's suffix `always`, which also adds a header to error responses. Cache headers have no suffix, because
 * browsers must not cache a missing file for a year.
 */
const alsoErrors = (name: string): string => (name === 'cache-control' ? '' : ' always')

const nginxHeaders = (headers: Headers): string =>
  [
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}"${alsoErrors(name)};`),
    // nginx does not send headers with an empty value.
    ...Object.keys(STRICT_TRANSPORT).map((name) => `  add_header ${name} $foyer_transport always;`),
  ].join('\n')

/**
 * Returns the file to include in nginx: `server { root …/dist/h5; include …/nginx.conf; }`. The headers of a location
 * replace the headers of the server.
 */
export const nginxFile = (page: string, settings: HeaderSettings): string => `${ABOUT}
set $foyer_transport "";
if ($scheme = https) {
  set $foyer_transport "${Object.values(STRICT_TRANSPORT).join('')}";
}

location ~ ^/(${HASHED_FOLDERS.join('|')})/ {
  try_files $uri =404;
${nginxHeaders(hashedHeaders)}
}

# Asked for each time: a new build takes over with it.
location = /sw.js {
  try_files $uri =404;
${nginxHeaders({ ...COMMON_HEADERS, 'cache-control': REVALIDATE })}
}

location ~ ^/(robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)$ {
  proxy_pass http://${PAGES_ADDRESS};
}

location / {
  proxy_pass http://${PAGES_ADDRESS};
  proxy_read_timeout 5s;
  proxy_intercept_errors on;
  error_page 502 503 504 =200 @build;
}

# The page as it was built, while the page server is away.
location @build {
  rewrite ^ /index.html break;
${nginxHeaders(builtPageHeaders(page, settings))}
}
`

const caddyHeaders = (headers: Headers): string =>
  Object.entries({ ...headers, ...STRICT_TRANSPORT })
    .map(([name, value]) => `\t\t\t${name} "${value}"`)
    .join('\n')

/**
 * Returns the file to import in Caddy: `tickets.example { root * …/dist/h5; import …/Caddyfile }`. Caddy uses TLS by
 * default.
 */
export const caddyFile = (page: string, settings: HeaderSettings): string => `${ABOUT}
encode zstd gzip

@hashed {
\tpath ${HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(' ')}
\tfile
}
handle @hashed {
\theader {
${caddyHeaders(hashedHeaders)}
\t}
\tfile_server
}

# Asked for each time: a new build takes over with it.
handle /sw.js {
\theader {
${caddyHeaders({ ...COMMON_HEADERS, 'cache-control': REVALIDATE })}
\t}
\tfile_server
}

handle {
\treverse_proxy ${PAGES_ADDRESS}
}

# The page as it was built, while the page server is away.
handle_errors {
\t@away expression {err.status_code} in [502, 503, 504]
\thandle @away {
\t\trewrite * /index.html
\t\theader {
${caddyHeaders(builtPageHeaders(page, settings))}
\t\t}
\t\tfile_server {
\t\t\tstatus 200
\t\t}
\t}
\thandle {
\t\trespond {err.status_code}
\t}
}
`
