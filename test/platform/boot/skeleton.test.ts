/** @jest-environment jsdom */
import { keepSkeleton } from '@/platform/boot/skeleton'
import { covered } from '@/platform/first-paint/index.h5'
import { HOLD } from '@/platform/first-paint/contract'

const page = (content: string) => {
  document.body.insertAdjacentHTML('beforeend', `<div class="taro_page taro_page_show">${content}</div>`)
}
/** A microtask delivers the document’s mutations. */
const notified = () => Promise.resolve()

describe('the shapes that the page brings', () => {
  beforeEach(() => (document.body.innerHTML = '<div id="skeleton"></div>'))

  it('go when a page is shown', async () => {
    keepSkeleton(null)
    await notified()
    expect(covered()).toBe(true)
    document.documentElement.dataset.first = 'home'
    page('')
    await notified()
    expect(covered()).toBe(false)
    // The hidden content is visible again.
    expect(document.documentElement.dataset).not.toHaveProperty('first')
  })

  it('take the text with them that the page was served with', async () => {
    document.body.innerHTML += '<main id="served">A show</main>'
    keepSkeleton(null)
    await notified()
    expect(document.getElementById('served')).not.toBeNull()
    page('')
    await notified()
    expect(document.getElementById('served')).toBeNull()
  })

  it('stay while the page holds them', async () => {
    keepSkeleton(null)
    page(`<div id="${HOLD}"></div>`)
    await notified()
    expect(covered()).toBe(true)
    document.getElementById(HOLD)?.remove()
    await notified()
    expect(covered()).toBe(false)
  })

  it('stay until the app’s style sheet loads, and are removed if it fails', async () => {
    const sheet = document.createElement('link')
    keepSkeleton(sheet)
    page('')
    await notified()
    expect(covered()).toBe(true)
    sheet.dispatchEvent(new Event('error'))
    expect(covered()).toBe(false)
    expect(sheet.media).toBe('all')
  })
})
