const { base } = require('./base')
const matrixFolders = require('./matrix-folders')

const shared = base(['@electric-sql', 'cookie', 'jose', 'qr', 'typebox', 'uqr'])

/** Tests without a document, in plain Node.js: `*.test.ts`. */
module.exports = {
  ...shared,
  displayName: 'unit',
  testEnvironment: '<rootDir>/config/jest/node-environment.js',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/e2e/',
    '<rootDir>/test/native/',
    '<rootDir>/test/hosts/',
    ...matrixFolders,
  ],
  setupFiles: ['<rootDir>/test/support/unit-setup.js'],
  // Loads the gateway and its database code once per worker, because they are large and have no state.
  transform: {
    '/scripts/gateway/.+\\.ts$|/test/gateway/support/native/.+\\.ts$': '<rootDir>/config/jest/native-module.js',
    ...shared.transform,
  },
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^@tarojs/taro$': '<rootDir>/test/support/taro-node.js',
    '^@seriousme/openapi-schema-validator$': '<rootDir>/test/support/native-packages/openapi-schema-validator.js',
    // Loads packages for the server, the database and the browser once per worker, because they are large and have no
    // state.
    '^(?:@electric-sql/|@fastify/)?(fastify|cors|rate-limit|swagger|kysely|pg|pglite|playwright-core)$':
      '<rootDir>/test/support/native-packages/$1.js',
  },
}
