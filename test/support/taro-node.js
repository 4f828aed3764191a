/*
 * '@tarojs/taro' in tests without a document: importable, and empty. A test of an adapter or of the router
 * puts in what it needs with `jest.mock('@tarojs/taro', …)`; nothing answers by accident.
 */
Object.defineProperty(exports, '__esModule', { value: true })
exports.default = {}
