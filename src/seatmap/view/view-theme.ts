import type { ViewPart } from '@/domain/seat/view/shape'

/** Colors of the view from a seat. All have the form `#rrggbb`. */
export interface ViewTheme extends Record<ViewPart, string> {
  /** Color of the hall's walls and of the haze. */
  wall: string
  /** Color of the sky above an outdoor venue. */
  sky: string
}

const LIGHT: ViewTheme = {
  wall: '#ddd8d0',
  sky: '#d3e1ea',
  floor: '#c9c2b8',
  step: '#bcb4a9',
  chairs: '#93716a',
  crowd: '#9b8a82',
  shoulders: '#6b5f5b',
  head: '#51474a',
  rail: '#a4988b',
  stage: '#d9b584',
  stageSide: '#94754f',
  backdrop: '#57505c',
  screen: '#f6ecd8',
  portal: '#3d3842',
  figure: '#332b38',
  grass: '#86b06f',
  line: '#f3f6ee',
}

const DARK: ViewTheme = {
  wall: '#19171b',
  sky: '#18212c',
  floor: '#242024',
  step: '#332d31',
  chairs: '#5c3f41',
  crowd: '#57494d',
  shoulders: '#2a2328',
  head: '#1a151a',
  rail: '#6e6058',
  stage: '#c0965d',
  stageSide: '#5b442e',
  backdrop: '#322e40',
  screen: '#ecdcb9',
  portal: '#0e0c10',
  figure: '#1c1622',
  grass: '#3f7546',
  line: '#cddbc9',
}

/** Returns the colors of the view from a seat in a theme: warm light on the stage, muted colors elsewhere. */
export const viewTheme = (dark: boolean): ViewTheme => (dark ? DARK : LIGHT)
