import { inOrder } from '../../config/style-order'

test('the shell’s rules come after those of its components', () => {
  expect(inOrder('@import "./app-origin.wxss";\n@import "./common.wxss";\n')).toBe(
    '@import "./common.wxss";\n@import "./app-origin.wxss";\n',
  )
})

test('several shared sheets preserve their order', () => {
  expect(inOrder('@import "./app-origin.acss";@import "./a.acss";@import "./b.acss";')).toBe(
    '@import "./a.acss";\n@import "./b.acss";\n@import "./app-origin.acss";\n',
  )
})

test('a sheet with other rules than imports is not changed', () => {
  const sheet = '@import "./app-origin.wxss";\n.a{color:red}'
  expect(inOrder(sheet)).toBe(sheet)
})

test('the global sheet comes first', () => {
  expect(inOrder('@import "./app-origin.ftss";@import "./common.ftss";@import "./vendors.ftss";')).toBe(
    '@import "./vendors.ftss";\n@import "./common.ftss";\n@import "./app-origin.ftss";\n',
  )
})
