/** Maps neighbouring numbers to unrelated-looking ones, reversibly: multiplication modulo a prime. */

export type Scramble = { forward: (value: number) => number; back: (scrambled: number) => number }

/** `modulus` is a prime below 2^30, `value` below 2^20: their product stays exact in a double. */
export function scramble(modulus: number, multiplier: number, offset: number): Scramble {
  const inverse = power(BigInt(multiplier), BigInt(modulus - 2), BigInt(modulus))
  return {
    forward: (value) => (value * multiplier + offset) % modulus,
    back: (scrambled) => {
      const shifted = (scrambled - (offset % modulus) + modulus) % modulus
      return Number((BigInt(shifted) * inverse) % BigInt(modulus))
    },
  }
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
