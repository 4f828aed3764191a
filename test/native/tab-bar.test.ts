import path from 'node:path'
import * as simulate from 'miniprogram-simulate'
import { builtApp, copyBuild, dropCopy } from './support/compiled'

/* WeChat requires a tab bar component (config/native-tab-bar.ts), although the app shell draws the tab bar. */

const root = copyBuild()
afterAll(() => dropCopy(root))

test('declares the tab bar as custom, with a text for each tab', () => {
  const { pages, tabBar } = builtApp()
  expect(tabBar.custom).toBe(true)
  expect(tabBar.list).toHaveLength(5)
  expect(tabBar.list.filter(({ pagePath, text }) => !pages.includes(pagePath) || !text)).toEqual([])
})

test('draws one empty view without listeners for the native tab bar', () => {
  const id = simulate.load(path.join(root, 'custom-tab-bar/index'), 'tab-bar', { rootPath: root })
  const bar = simulate.render(id)
  const parent = document.createElement('div')
  bar.attach(parent)
  expect(bar.toJSON()).toMatchObject({ children: [{ tagName: 'wx-view', children: [], event: {} }] })
  bar.detach()
  expect(parent.innerHTML).toBe('')
})
