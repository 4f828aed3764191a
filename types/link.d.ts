import '@tarojs/components/types/Button'

/* An address makes a link of a button on the web (src/platform/elements); mini programs have none. */
declare module '@tarojs/components/types/Button' {
  interface ButtonProps {
    href?: string
  }
}
