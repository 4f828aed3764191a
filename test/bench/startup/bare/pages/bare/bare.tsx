import { Text, View } from '@tarojs/components'

/** A minimal Taro page: the cost of every storefront built with Taro before its own code. */
export default function Bare() {
  return (
    <View>
      <Text>Bare</Text>
    </View>
  )
}
