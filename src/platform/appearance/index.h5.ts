import type { ApplyAppearance } from './contract'

export const applyAppearance: ApplyAppearance = ({ theme, background, language }) => {
  const { documentElement: root } = document
  root.classList.remove('theme-light', 'theme-dark')
  root.classList.add(`theme-${theme}`)
  root.lang = language
  // One a colour scheme: a theme chosen by hand overrides both.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = background
  })
}
