/** @jest-environment jsdom */
import { ownPage } from '@/platform/own-page'

// Jest permits mocks to use only variables whose names have this prefix.
const mockInView = { route: 'in view' }

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getCurrentInstance: () => ({ page: mockInView }) } }))

/** Adds an element to this page, like Taro's runtime in a mini program. */
const put = (id: string, page: object | null): void => {
  const element = document.createElement('div')
  element.id = id
  document.body.append(Object.assign(element, { _root: { ctx: page } }))
}

describe('the search for an element', () => {
  test('uses the element’s own page, even if another page is in view', () => {
    const below = { route: 'below' }
    put('list', below)
    expect(ownPage('list')).toBe(below)
  })

  test('uses the page in view for an element that is unknown or outside a page', () => {
    put('loose', null)
    expect([ownPage('loose'), ownPage('nowhere')]).toEqual([mockInView, mockInView])
  })
})
