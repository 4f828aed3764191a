import { readFileSync } from 'node:fs'
import titleAsText from '../../config/h5/title-as-text'

test("the title of Taro's bar is painted as text", () => {
  const source = readFileSync(require.resolve('@tarojs/router/dist/router/navigation-bar.js'), 'utf8')
  expect(source).toContain('titleElement.innerHTML')
  expect(titleAsText(source)).not.toContain('innerHTML')
  expect(titleAsText(source)).toContain('this.titleElement.textContent = proceedTitle')
})

test('a router without that line stops the build', () => {
  expect(() => titleAsText('export const title = 1')).toThrow('title-as-text')
})
