import { inOrder } from '../../config/style-order'

test('moves the app shell’s style sheet after the shared style sheet', () => {
  expect(inOrder('@import "./app-origin.wxss";\n@import "./common.wxss";\n')).toBe(
    '@import "./common.wxss";\n@import "./app-origin.wxss";\n',
  )
})

test('preserves the order of several shared style sheets', () => {
  expect(inOrder('@import "./app-origin.acss";@import "./a.acss";@import "./b.acss";')).toBe(
    '@import "./a.acss";\n@import "./b.acss";\n@import "./app-origin.acss";\n',
  )
})

test('does not change a style sheet that has rules other than imports', () => {
  const sheet = '@import "./app-origin.wxss";\n.a{color:red}'
  expect(inOrder(sheet)).toBe(sheet)
})

test('moves the global style sheet before the shared style sheet', () => {
  expect(inOrder('@import "./app-origin.ftss";@import "./common.ftss";@import "./vendors.ftss";')).toBe(
    '@import "./vendors.ftss";\n@import "./common.ftss";\n@import "./app-origin.ftss";\n',
  )
})
