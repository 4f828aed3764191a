/**
 * Address of WeChat's script for pages in its in-app browser, at a fixed version. Source: developers.weixin.qq.com,
 * JS-SDK.
 */
export const WECHAT_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
