import Taro from '@tarojs/taro'
import { createElement } from 'react'

/** The least a page can be: a name, a way to another one like it, and a way back. */
export default function Empty() {
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Empty'),
    createElement('button', { type: 'button', id: 'further', onClick: window.openEmptyPage }, 'Further'),
    createElement('button', { type: 'button', id: 'back', onClick: () => Taro.navigateBack() }, 'Back'),
  )
}
