/** More than this is of no use to the server, which keeps 1,440 pixels at most: what goes over the network can be lighter. */
const SIDE_PX = 2400;
const HEAVY_BYTES = 1_500_000;
const QUALITY = 0.9;

/** A heavy photo made lighter before it leaves (its place and camera stay on the device); the file itself where the browser cannot. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size < HEAVY_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}
