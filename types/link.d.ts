import '@tarojs/components/types/Button'

/* `href` turns a button into a link on the web (src/platform/elements). Mini programs have no links. */
declare module '@tarojs/components/types/Button' {
  interface ButtonProps {
    href?: string
  }
}
