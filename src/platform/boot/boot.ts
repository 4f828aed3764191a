/*
 * The script inside `index.html`, run before anything of ours is loaded. The build bundles it by itself and writes the
 * page's facts in front of it; it must stay small, for it delays the first paint.
 */
import { initialAppearance } from './initial-appearance'
import { earlyCalls } from './early-calls'
import { filesFor, type PageFacts } from './page-facts'
import { keepSkeleton } from './skeleton'

declare const PAGE_FACTS: PageFacts

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(`foyer:${name}`)
  } catch {
    // Blocked storage throws at the first touch.
    return null
  }
}

const preload = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = href.endsWith('.css') ? 'style' : 'script'
  link.href = href
  document.head.append(link)
}

const root = document.documentElement
const { pathname, search } = location
const { language, theme } = initialAppearance(
  search,
  stored('preferences'),
  navigator.language,
  matchMedia('(prefers-color-scheme: dark)').matches,
)

root.lang = language
root.className = `theme-${theme}`
root.dataset.first = pathname === '/' ? 'home' : 'screen'
window.__foyerEarly = earlyCalls(pathname, language, stored('site'))
// In a task of its own: each preload costs a slow phone some milliseconds, and the skeleton need not wait for them.
setTimeout(() => filesFor(PAGE_FACTS, pathname, language).forEach(preload))
keepSkeleton(document.querySelector('link[data-app]'))
