import Taro from '@tarojs/taro'

let opened = 0

/*
 * The button that the bench adds to home calls this function. Each empty page has its own address, because the router
 * opens only one page per address.
 */
window.openEmptyPage = () => Taro.navigateTo({ url: `/bench-empty?number=${++opened}` })
