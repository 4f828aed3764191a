/*
 * Replaces '@tarojs/taro' in tests without a document: importable and empty. A test of an adapter or of the router adds
 * its own functions with `jest.mock('@tarojs/taro', …)`.
 */
Object.defineProperty(exports, '__esModule', { value: true })
exports.default = {}
