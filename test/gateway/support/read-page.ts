import { JSDOM } from 'jsdom'

/**
 * Reads a served page without running scripts.
 * @param address absolute URL
 */
export const readPage = async (address: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const response = await fetch(address, { headers })
  const { document } = new JSDOM(await response.text()).window
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
  return {
    response,
    document,
    title: document.title,
    text: document.querySelector('#served')?.textContent ?? '',
    links: [...document.querySelectorAll('#served a')].map((link) => link.getAttribute('href')),
    meta: (name: string) => attribute(`meta[name="${name}"]`, 'content'),
    graph: (name: string) => attribute(`meta[property="og:${name}"]`, 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    data: () =>
      JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as ReturnType<
        typeof JSON.parse
      >,
  }
}
