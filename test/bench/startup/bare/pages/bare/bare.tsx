import { Text, View } from '@tarojs/components'

/** A minimal Taro page. It has the cost that every storefront built with Taro has before its own code. */
export default function Bare() {
  return (
    <View>
      <Text>Bare</Text>
    </View>
  )
}
