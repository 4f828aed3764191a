import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** HTML page of a build, reduced to the parts that the gateway reads. */
export const TEMPLATE = `<!doctype html><html lang="zh-CN" class="theme-light"><head><meta charset="utf-8"/><meta name="description" content="Old"/><title>Foyer</title><style>html{color:#000}</style><link rel="preload" as="script" href="/js/app.0123abcd.js" fetchpriority="low"><script type="application/json" data-facts>{}</script><script>{document.documentElement.dataset.first=''}</script></head><body><div id="app"></div><div id="skeleton">Foyer<div class="sk-page"><b class="sk-hero"></b><div class="sk-posters"><b></b><b></b></div></div></div></body></html>`

/** Creates the folder of a built storefront that contains one script. */
export const builtFolder = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-web-'))
  mkdirSync(path.join(root, 'js'))
  writeFileSync(path.join(root, 'index.html'), TEMPLATE)
  writeFileSync(path.join(root, 'js/app.0123abcd.js'), 'export const text = "'.concat('light '.repeat(500), '"'))
  return root
}
