/** @jest-environment jsdom */
import { EventEmitter } from 'node:events'
import PageTitles from '../../config/h5/page-titles'

const mockEvents = new EventEmitter()
jest.mock('@tarojs/runtime', () => ({
  get eventCenter() {
    return mockEvents
  },
}))

const setTitle = (title: string) => mockEvents.emit('__taroH5SetNavigationBarTitle', title)

test('restores a page’s title when the visitor returns to the page', () => {
  const pages = { originPathname: '/', pageConfig: { navigationBarTitleText: 'Foyer' } as object | undefined }
  const titles = new PageTitles(pages)
  titles.load()
  expect(document.title).toBe('Foyer')
  setTitle('Home')
  Object.assign(pages, { originPathname: '/content/S1', pageConfig: undefined })
  titles.load()
  expect(document.title).toBe('Home')
  setTitle('<b>Hamlet</b>')
  expect(document.title).toBe('<b>Hamlet</b>')
  pages.originPathname = '/'
  titles.load()
  expect(document.title).toBe('Home')
})
