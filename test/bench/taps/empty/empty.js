import Taro from '@tarojs/taro'
import { createElement } from 'react'

/** A minimal page: a title, a link to another empty page, and a link back. */
export default function Empty() {
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Empty'),
    createElement('button', { type: 'button', id: 'further', onClick: window.openEmptyPage }, 'Further'),
    createElement('button', { type: 'button', id: 'back', onClick: () => Taro.navigateBack() }, 'Back'),
  )
}
