// The solid view of a layout, drawn with three.js: blocks by level under a lamp above left. It draws only when
// something changed, and gives everything back to the graphics card when it is closed.
import {
  CanvasTexture,
  Color,
  DirectionalLight,
  ExtrudeGeometry,
  Group,
  HemisphereLight,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
  type Material,
} from 'three';
import type { Tile } from './engine';
import { boundsOf, shapeOf, tops, type Shapes } from './layout';
import { face, unit } from './look';
import { spotsOf, type Spot } from './numeral';
import { drawLevel, drawNumeral, type Palette } from './paint';
import { shapesOfPath } from './solid_shape';

const thickness = 0.44; // of a tile, in squares
const bevel = 0.035;

export class Solid {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(28, 1, 0.5, 400);
  private readonly lamp = new DirectionalLight(0xfff4e0, 2.1);
  private readonly sky = new HemisphereLight(0xffffff, 0xb9ab93, 1.75);
  private tiles = new Group();
  private readonly geometries = new Map<string, BufferGeometry>();
  private readonly materials = new Map<string, Material>();
  private readonly target = new Vector3();
  private radius = 6;
  private frame = 0;
  private around = 0;
  private down = 0.05;
  private near = 1.25;

  /** Throws where there is no WebGL. */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly shapes: Shapes,
    private palette: Palette,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(2048, 2048);
    this.lamp.shadow.radius = 5;
    this.lamp.shadow.bias = -0.0003;
    this.lamp.shadow.normalBias = 0.008;
    const ground = new Mesh(new PlaneGeometry(400, 400).rotateX(-Math.PI / 2), new ShadowMaterial({ opacity: 0.22 }));
    ground.receiveShadow = true;
    this.scene.add(ground, this.lamp, this.lamp.target, this.sky, this.tiles);
  }

  paint(palette: Palette): void {
    this.palette = palette;
    for (const material of this.materials.values()) release(material);
    this.materials.clear();
  }

  /** `held` floats above its place, pale where it does not fit. */
  show(tiles: readonly Tile[], held: { tile: Tile; legal: boolean } | null): void {
    this.scene.remove(this.tiles);
    this.tiles = new Group();
    const top = tops(this.shapes, tiles);
    for (const tile of tiles) this.tiles.add(this.block(tile, (x, y) => top.get(`${x},${y}`)?.level ?? -1, 0));
    if (held) this.tiles.add(this.block(held.tile, () => -1, held.legal ? 0.5 : 1, !held.legal));
    this.scene.add(this.tiles);
    const bounds = boundsOf(this.shapes, held ? [...tiles, held.tile] : tiles) ?? {
      left: 0,
      top: 0,
      right: 4,
      bottom: 4,
    };
    const levels = Math.max(1, ...tiles.map(({ level }) => level + 1));
    this.target.set((bounds.left + bounds.right) / 2, (levels * thickness) / 2, (bounds.top + bounds.bottom) / 2);
    this.radius = Math.max(3, Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2 + 0.6);
    this.lamp.position.copy(this.target).add(new Vector3(-0.55, 1.25, -0.5).multiplyScalar(this.radius * 2));
    this.lamp.target.position.copy(this.target);
    const light = this.lamp.shadow.camera;
    light.left = light.bottom = -this.radius * 1.15;
    light.right = light.top = this.radius * 1.15;
    light.far = this.radius * 6;
    light.updateProjectionMatrix();
    this.draw();
  }

  /** The size of the canvas, and the part of it that is free. */
  resize(width: number, height: number, free: { left: number; top: number; width: number; height: number }): void {
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    // The picture's middle is the middle of the free part; what is free decides how far away the camera stands.
    this.camera.aspect = free.width / free.height;
    this.camera.setViewOffset(free.width, free.height, -free.left, -free.top, width, height);
    this.draw();
  }

  /** Angles in radians: around the layout, and down from straight above. */
  turn(around: number, down: number): void {
    this.around += around;
    this.down = Math.min(1.45, Math.max(0.02, this.down + down));
    this.draw();
  }

  look(around: number, down: number): void {
    this.around = around;
    this.down = down;
    this.draw();
  }

  zoom(factor: number): void {
    this.near = Math.min(3, Math.max(0.5, this.near * factor));
    this.draw();
  }

  free(): void {
    cancelAnimationFrame(this.frame);
    for (const geometry of this.geometries.values()) geometry.dispose();
    for (const material of this.materials.values()) release(material);
    this.scene.traverse((part) => {
      if (part instanceof Mesh) part.geometry.dispose();
    });
    this.lamp.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private draw(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const half = (this.camera.fov * Math.PI) / 360;
      const narrow = Math.min(half, Math.atan(Math.tan(half) * this.camera.aspect));
      const distance = this.radius / Math.sin(narrow) / this.near;
      const flat = Math.sin(this.down) * distance;
      this.camera.position
        .set(Math.sin(this.around) * flat, Math.cos(this.down) * distance, Math.cos(this.around) * flat)
        .add(this.target);
      this.camera.lookAt(this.target);
      this.renderer.render(this.scene, this.camera);
    });
  }

  private block(tile: Tile, top: (x: number, y: number) => number, up: number, pale = false): Group {
    const block = new Group();
    const height = (tile.level + 1) * thickness + up;
    block.position.set(tile.x, height, tile.y);
    const body = new Mesh(this.body(tile), this.skin(tile, up > 0, pale));
    body.castShadow = !pale;
    body.receiveShadow = true;
    block.add(body);
    const spots = spotsOf(this.shapes, tile, top);
    if (spots.numeral)
      block.add(
        this.mark(spots.numeral, `numeral ${tile.number}`, 0.66, () => drawNumeral(tile.number, this.palette.ink)),
      );
    if (spots.level && !pale)
      block.add(this.mark(spots.level, `level ${tile.level}`, 0.42, () => drawLevel(tile.level, this.palette)));
    return block;
  }

  private body(tile: Tile): BufferGeometry {
    const name = `${tile.number}/${tile.rotation}`;
    let found = this.geometries.get(name);
    if (!found) {
      const shapes = shapesOfPath(face(shapeOf(this.shapes, tile).squares), 1 / unit);
      found = new ExtrudeGeometry(shapes, {
        depth: thickness - 2 * bevel,
        bevelThickness: bevel,
        bevelSize: bevel,
        bevelOffset: -bevel,
        bevelSegments: 3,
        curveSegments: 4,
      });
      found.rotateX(Math.PI / 2).translate(0, -bevel, 0); // the face up, the rows towards the viewer
      this.geometries.set(name, found);
    }
    return found;
  }

  private skin(tile: Tile, held: boolean, pale: boolean): Material {
    const colour = this.palette.face(tile.number, held ? 3 : tile.level);
    const name = `${colour} ${held} ${pale}`;
    let found = this.materials.get(name);
    if (!found) {
      found = new MeshLambertMaterial({
        color: new Color(colour),
        transparent: held,
        opacity: pale ? 0.45 : held ? 0.72 : 1,
      });
      this.materials.set(name, found);
    }
    return found;
  }

  private mark(spot: Spot, name: string, size: number, drawn: () => HTMLCanvasElement): Mesh {
    let material = this.materials.get(name);
    if (!material) {
      const map = new CanvasTexture(drawn());
      map.colorSpace = SRGBColorSpace;
      map.anisotropy = this.renderer.capabilities.getMaxAnisotropy();
      map.minFilter = LinearMipmapLinearFilter;
      material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
      this.materials.set(name, material);
    }
    const plane = this.geometries.get('mark') ?? new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.geometries.set('mark', plane);
    const mark = new Mesh(plane, material);
    mark.scale.setScalar(size);
    mark.position.set(spot.column + 0.5, 0.004, spot.row + 0.5);
    return mark;
  }
}

function release(material: Material): void {
  if (material instanceof MeshBasicMaterial) material.map?.dispose();
  material.dispose();
}
