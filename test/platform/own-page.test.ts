/** @jest-environment jsdom */
import { ownPage } from '@/platform/own-page'

// Jest allows mocks to use variables with this prefix only.
const mockInView = { route: 'in view' }

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getCurrentInstance: () => ({ page: mockInView }) } }))

/** An element as Taro's runtime has it in a mini program, on this page. */
const put = (id: string, page: object | null): void => {
  const element = document.createElement('div')
  element.id = id
  document.body.append(Object.assign(element, { _root: { ctx: page } }))
}

describe('an element is looked for', () => {
  test('on its own page, also when another one is in view', () => {
    const below = { route: 'below' }
    put('list', below)
    expect(ownPage('list')).toBe(below)
  })

  test('on the page in view when it is unknown, or has no page yet', () => {
    put('loose', null)
    expect([ownPage('loose'), ownPage('nowhere')]).toEqual([mockInView, mockInView])
  })
})
