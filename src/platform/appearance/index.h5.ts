import type { ApplyAppearance } from './contract'

/** Sets the theme class and language of the document, and the colours of the browser's bars. */
export const applyAppearance: ApplyAppearance = ({ theme, background, language }) => {
  const { documentElement: root } = document
  root.classList.remove('theme-light', 'theme-dark')
  root.classList.add(`theme-${theme}`)
  root.lang = language
  // The page has one such element per color scheme. A theme that the user chose overrides both.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = background
  })
}
