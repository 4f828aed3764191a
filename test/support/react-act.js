/*
 * Replaces `react-dom/test-utils` for @tarojs/test-utils-react. This file exports the same `act`, but from the module
 * that React 18.3 recommends.
 */
exports.act = require('react').act
