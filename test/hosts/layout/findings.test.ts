import type { Browser, CDPSession, Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import { bitmapFault } from './bitmaps'
import { findingsOf } from './findings'
import { PHONE } from './screen'
import { baseSheet } from './sheets'
import { piecesOf } from './snapshot'

const SCREEN = { left: 0, top: 0, right: PHONE.width, bottom: PHONE.height }

let browser: Browser
let page: Page
let session: CDPSession
beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: PHONE.width, height: PHONE.height } })
  session = await page.context().newCDPSession(page)
})
afterAll(() => browser?.close())

/**
 * Returns the rules that a page with this body breaks. The body is below the status bar. The host's own style of
 * buttons is reset, unless `sheet` restores it.
 */
const rulesOf = async (body: string, sheet = ''): Promise<string[]> => {
  const reset = 'wx-button{margin:0;padding:0;font:inherit;line-height:inherit}wx-button::after{content:none}'
  const own = `<style>${baseSheet('weapp')}${reset}${sheet}</style>`
  await page.setContent(`<!doctype html>${own}<wx-view style="padding-top:100px">${body}</wx-view>`)
  return findingsOf(await piecesOf(session), SCREEN, PHONE.menuButton).map(({ rule }) => rule)
}

const LINE = 'height:1px;width:40px;background:red;content:""'

test.each<[string, string, string, string?]>([
  [
    'a box that is larger than its parent',
    'outside',
    '<wx-view style="height:40px"><wx-view style="height:60px"></wx-view></wx-view>',
  ],
  [
    'a text that is larger than its box',
    'outside',
    '<wx-view style="width:20px;white-space:nowrap">A long sentence</wx-view>',
  ],
  [
    'a mark that is away from its tab',
    'outside',
    '<wx-button class="a" style="overflow:visible;height:44px">Tab</wx-button>',
    `.a::after{position:absolute;top:-30px;left:0;transform:none;${LINE} !important}`,
  ],
  [
    'a picture wider than the screen',
    'sideways',
    '<wx-view style="position:absolute;left:300px;width:100px;height:9px;background:red"></wx-view>',
  ],
  [
    'a text under a later box',
    'covered',
    '<wx-view>Covered</wx-view><wx-view style="position:relative;height:30px;margin-top:-20px;background:red"></wx-view>',
  ],
  ['two texts over each other', 'covered', '<wx-view>One</wx-view><wx-view style="margin-top:-20px">Other</wx-view>'],
  [
    'a text under the host’s buttons',
    'covered',
    '<wx-view style="position:absolute;top:50px;left:300px">Menu</wx-view>',
  ],
  ['a small button', 'target', '<wx-button style="width:80px;height:32px">Buy</wx-button>'],
  [
    'a small button whose larger area is clipped',
    'target',
    '<wx-button class="a" style="width:80px;height:32px">Buy</wx-button>',
    '.a::before{position:absolute;top:-6px;bottom:-6px;left:0;right:0;content:""}',
  ],
  [
    'a line that the host draws at half its size',
    'host-look',
    '<wx-button class="a" style="height:44px">Tab</wx-button>',
    '.a::after{bottom:0;height:2px;background:red;content:"" !important}',
  ],
  ['a button that the host grays out', 'host-look', '<wx-button disabled="" style="height:44px">Buy</wx-button>'],
])('reports %s', async (_what, rule, body, sheet = '') => {
  expect(await rulesOf(body, sheet)).toContain(rule)
})

test.each<[string, string, string?]>([
  [
    'a row that scrolls',
    '<wx-scroll-view scroll-x="" style="height:50px"><div><div><wx-view style="width:900px;height:40px;background:red">Row</wx-view></div></div></wx-scroll-view>',
  ],
  [
    'a sheet over a page',
    '<wx-view>Page</wx-view><wx-view style="position:fixed;top:0;bottom:0;left:0;right:0;background:#fff"></wx-view>',
  ],
  [
    'a bar over scrolling content',
    '<wx-view style="margin-top:690px">Last line</wx-view><wx-view style="position:fixed;bottom:0;left:0;right:0;height:60px;background:#fff"></wx-view>',
  ],
  [
    'a negative margin up to the edge',
    '<wx-view style="padding:0 16px"><wx-view style="margin:0 -16px;height:40px;background:red"></wx-view></wx-view>',
  ],
  [
    'a text that ends in an ellipsis',
    '<wx-view style="width:40px;overflow:hidden;white-space:nowrap">A long sentence</wx-view>',
  ],
  [
    'a small button with a larger area',
    '<wx-button class="a" style="width:80px;height:32px;overflow:visible">Buy</wx-button>',
    '.a::before{position:absolute;top:-6px;bottom:-6px;left:0;right:0;content:""}',
  ],
  ['an invisible element', '<wx-view style="opacity:0">One<wx-button style="height:9px"></wx-button></wx-view>'],
])('accepts %s', async (_what, body, sheet = '') => {
  expect(await rulesOf(body, sheet)).toEqual([])
})

test.each([
  ['with twice the size of its box', { width: 750, height: 828 }, null],
  ['below the screen’s pixel ratio', { width: 562, height: 621 }, null],
  ['with the former size of its box', { width: 750, height: 1220 }, /2\.00 and 2\.95 pixels to one/],
  ['without a set size', { width: 300, height: 150 }, /0\.80 and 0\.36/],
])('checks the size of a bitmap %s', (_what, bitmap, fault) => {
  const found = bitmapFault(bitmap, { left: 0, top: 194, width: 375, height: 414 })
  if (fault) expect(found).toMatch(fault)
  else expect(found).toBeNull()
})
