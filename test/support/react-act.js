/* `react-dom/test-utils` for @tarojs/test-utils-react: the same `act`, from the module that React 18.3 prefers. */
exports.act = require('react').act
