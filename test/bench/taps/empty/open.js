import Taro from '@tarojs/taro'

let opened = 0

/*
 * The bench's button on home calls this function. Each page has its own address, because the router opens one page per
 * address.
 */
window.openEmptyPage = () => Taro.navigateTo({ url: `/bench-empty?number=${++opened}` })
