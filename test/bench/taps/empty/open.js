import Taro from '@tarojs/taro'
import webRoutes from '@/router/table/web-routes'

// The router reads the addresses when the storefront starts, after this module has run.
webRoutes['/../test/bench/taps/empty/empty'] = ['/bench-empty']

let opened = 0

/*
 * The button that the bench adds to home calls this function. Each empty page has its own address, because the router
 * opens only one page per address.
 */
window.openEmptyPage = () => Taro.navigateTo({ url: `/bench-empty?number=${++opened}` })
