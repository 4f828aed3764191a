import Taro from '@tarojs/taro'

let opened = 0

/* What the bench's own button on home calls. Each has an address of its own: the router keeps one page an address. */
window.openEmptyPage = () => Taro.navigateTo({ url: `/bench-empty?number=${++opened}` })
