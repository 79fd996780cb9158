/** Does with a picture what its first byte says: dies of it, works at it for ever as a decoder does, or answers. */
process.on('message', (bytes: Uint8Array) => {
  if (bytes[0] === 1) process.exit(1);
  while (bytes[0] === 2) Math.sqrt(2);
  process.send?.('not_a_picture');
});
process.on('disconnect', () => process.exit());
