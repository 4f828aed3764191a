/*
 * Replaces '@tarojs/taro' by an empty module in tests that have no document. A test of an adapter or of the router adds
 * its own functions with `jest.mock('@tarojs/taro', …)`.
 */
Object.defineProperty(exports, '__esModule', { value: true })
exports.default = {}
