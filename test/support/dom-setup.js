/* Runs before every test with a document. */
process.env.TARO_ENV = 'h5'
// Makes @tarojs/runtime use the real document instead of its own for mini programs.
process.env.TARO_PLATFORM = 'web'
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
globalThis.IS_REACT_ACT_ENVIRONMENT = true
// Required first, because the cycle router → components → taro-h5 → router would otherwise begin at the wrong module.
require('@tarojs/taro')
require('@tarojs/plugin-platform-h5/dist/runtime')
// jsdom has no layout, so boxes do not scroll.
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollBy = () => undefined
// React makes a text node for a text with siblings in its element. It cannot update that node once a page translator
// has replaced it.
document.createTextNode = (text) => {
  throw new Error(`"${text}" has something beside it: put it into a Text of its own, or a page translator freezes it.`)
}
