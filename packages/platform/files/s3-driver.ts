import { S3Driver } from 'flydrive/drivers/s3';

/** `s3://key:secret@host/bucket?region=…`, and `s3+http://` for a server without TLS next door. */
export function s3Driver(filesUrl: string): S3Driver {
  const url = new URL(filesUrl);
  const bucket = url.pathname.slice(1);
  if (!/^[a-z0-9.-]{3,63}$/.test(bucket))
    throw new Error('FILES_URL : le nom du seau manque, comme dans s3://clé:secret@hôte/seau.');
  return new S3Driver({
    bucket,
    visibility: 'private',
    supportsACL: false,
    region: url.searchParams.get('region') ?? 'auto',
    endpoint: `${url.protocol === 's3+http:' ? 'http' : 'https'}://${url.host}`,
    // The bucket in the path works with every server; as part of the host name it wants DNS of its own.
    forcePathStyle: true,
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    // Checksums of newer AWS clients are not understood by every compatible server.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
