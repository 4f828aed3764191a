/** @jest-environment jsdom */
import { keepSkeleton } from '@/platform/boot/skeleton'
import { covered } from '@/platform/first-paint/index.h5'
import { HOLD } from '@/platform/first-paint/contract'

const page = (content: string) => {
  document.body.insertAdjacentHTML('beforeend', `<div class="taro_page taro_page_show">${content}</div>`)
}
/** Waits for a microtask, in which the document’s mutations are delivered. */
const notified = () => Promise.resolve()

describe('the skeleton of the page', () => {
  beforeEach(() => (document.body.innerHTML = '<div id="skeleton"></div>'))

  it('is removed when a page is shown', async () => {
    keepSkeleton(null)
    await notified()
    expect(covered()).toBe(true)
    document.documentElement.dataset.first = 'home'
    page('')
    await notified()
    expect(covered()).toBe(false)
    // The content that was hidden is visible again.
    expect(document.documentElement.dataset).not.toHaveProperty('first')
  })

  it('is removed together with the text that the page was served with', async () => {
    document.body.innerHTML += '<main id="served">A show</main>'
    keepSkeleton(null)
    await notified()
    expect(document.getElementById('served')).not.toBeNull()
    page('')
    await notified()
    expect(document.getElementById('served')).toBeNull()
  })

  it('remains while the page contains the hold element', async () => {
    keepSkeleton(null)
    page(`<div id="${HOLD}"></div>`)
    await notified()
    expect(covered()).toBe(true)
    document.getElementById(HOLD)?.remove()
    await notified()
    expect(covered()).toBe(false)
  })

  it('remains until the app’s style sheet loads or fails to load', async () => {
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
