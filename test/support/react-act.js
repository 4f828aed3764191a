/* `react-dom/test-utils` for @tarojs/test-utils-react: the same `act`, from where React 18.3 wants it taken. */
exports.act = require('react').act
