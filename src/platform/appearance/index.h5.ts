import type { ApplyAppearance } from './contract'

/** Sets the theme class and language of the document, and the colors of the browser's toolbars. */
export const applyAppearance: ApplyAppearance = ({ theme, background, language }) => {
  const { documentElement: root } = document
  root.classList.remove('theme-light', 'theme-dark')
  root.classList.add(`theme-${theme}`)
  root.lang = language
  // The page has a `theme-color` element for each color scheme. A theme that the user chose overrides all of them.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = background
  })
}
