/*
 * Stands in for the style.js of Taro's router, which writes style elements at run time: a content security policy would have to
 * allow any of them. The rules that pages need are in src/platform/elements/elements.css; the navigation bar is our own.
 */
const inOurSheet = () => undefined

module.exports = {
  loadAnimateStyle: inOurSheet,
  loadRouterStyle: inOurSheet,
}
